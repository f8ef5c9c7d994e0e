// Taking hold of a body with the pointer: which point of which body, and where the hand leads it.
import { Plane, Raycaster, Vector2, Vector3 } from "three";

export class Grab {
  // `on` has begin(), move({ body, arm, target }) and end(); the arm goes from the centre of mass and is in the body's axes,
  // the target in those of the model.
  constructor(stage, on) {
    Object.assign(this, { stage, on, caster: new Raycaster(), plane: new Plane() });
    this.canvas = stage.renderer.domElement;
    const listen = (name, action) => stage.holder.addEventListener(name, action, { capture: true });
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) listen(name, (event) => this.up(event));
  }

  aim({ clientX, clientY }) {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    this.caster.setFromCamera(new Vector2((2 * (clientX - left)) / width - 1, 1 - (2 * (clientY - top)) / height), this.stage.camera);
  }

  // The body under the pointer and the place where it is touched.
  hit(event) {
    if (event.target !== this.canvas || this.stage.scenes.length > 1) return null;
    this.aim(event);
    const { mechanism } = this.stage.parts[0];
    const groups = mechanism.bodies.map(({ group }) => group);
    const [first] = this.caster.intersectObjects(groups, true);
    let found = first?.object;
    while (found && !groups.includes(found)) found = found.parent;
    return found ? { mechanism, body: mechanism.bodies[groups.indexOf(found)], place: first.point } : null;
  }

  down(event) {
    const hit = event.isPrimary && event.button === 0 ? this.hit(event) : null;
    if (!hit) return;
    event.stopPropagation();
    this.canvas.setPointerCapture(event.pointerId);
    this.plane.setFromNormalAndCoplanarPoint(this.stage.camera.getWorldDirection(new Vector3()), hit.place);
    const arm = hit.body.group.worldToLocal(hit.place.clone());
    this.held = { mechanism: hit.mechanism, body: hit.body.name, arm: this.flat(hit.mechanism, arm, hit.body.group), moved: false };
  }

  // In a plane nothing goes towards the person.
  flat(mechanism, vector, group) {
    if (!mechanism.view.planar) return vector.toArray();
    const toward = mechanism.axes.toward.clone();
    if (group) toward.applyQuaternion(group.quaternion.clone().invert());
    return vector.addScaledVector(toward, -vector.dot(toward)).toArray();
  }

  move(event) {
    if (!this.held) {
      if (!event.buttons) this.canvas.classList.toggle("holds", Boolean(this.hit(event)));
      return;
    }
    event.stopPropagation();
    this.aim(event);
    const target = this.caster.ray.intersectPlane(this.plane, new Vector3());
    if (!target) return;
    const { mechanism, body, arm } = this.held;
    if (!this.held.moved) this.on.begin();
    this.held.moved = true;
    this.on.move({ body, arm, target: this.flat(mechanism, mechanism.inner.worldToLocal(target)) });
  }

  up(event) {
    if (!this.held) return;
    event.stopPropagation();
    const { moved } = this.held;
    this.held = null;
    if (moved) this.on.end();
  }
}
