// Tabs with a panel each; arrow keys go from tab to tab, and panels that stay are not touched when others change.
import { element } from "./dom.js";

export class Tabs {
  constructor(holder, onOpen = () => {}) {
    this.holder = holder;
    this.onOpen = onOpen;
    this.panels = {};
    this.bar = element("div", { class: "tabs", role: "tablist", onkeydown: (event) => this.key(event) });
    holder.append(this.bar);
  }

  // Panels by name, in order; the one that is open stays open if it is still there.
  set(panels) {
    for (const [name, panel] of Object.entries(this.panels)) if (panels[name] !== panel) panel.remove();
    const before = Object.keys(this.panels).join();
    this.panels = panels;
    if (Object.keys(panels).join() !== before) this.bar.replaceChildren(...Object.keys(panels).map((name) => this.tab(name)));
    for (const panel of Object.values(panels)) {
      panel.setAttribute("role", "tabpanel");
      if (panel.parentElement !== this.holder) this.holder.append(panel);
    }
    this.open(panels[this.chosen] ? this.chosen : Object.keys(panels)[0]);
  }

  tab(name) {
    const title = name[0].toUpperCase() + name.slice(1);
    return element("button", { type: "button", role: "tab", "data-name": name, onclick: () => this.open(name) }, title);
  }

  open(name) {
    this.chosen = name;
    for (const tab of this.bar.children) {
      tab.setAttribute("aria-selected", String(tab.dataset.name === name));
      tab.tabIndex = tab.dataset.name === name ? 0 : -1;
    }
    for (const [key, panel] of Object.entries(this.panels)) panel.hidden = key !== name;
    this.onOpen(name);
  }

  key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const tabs = [...this.bar.children];
    const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    next.focus();
    this.open(next.dataset.name);
  }
}
