// Elements of the page: text is always set as text, never as markup.

export function element(tag, attributes = {}, ...children) {
  const found = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) found.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) found.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children) found.append(child);
  return found;
}

const ICONS = {
  play: "M8 5.2v13.6L19 12z",
  pause: "M7 5h3.6v14H7zM13.4 5H17v14h-3.6z",
  first: "M6 5h2.4v14H6zM19 5v14L9.4 12z",
  loop: "M7 7h9.2l-1.9-1.9 1.4-1.4L20 8l-4.3 4.3-1.4-1.4L16.200 9H7a3 3 0 0 0 0 6h1v2H7A5 5 0 0 1 7 7zM17 17H7.800l1.900 1.900-1.400 1.400L4 16l4.300-4.300 1.400 1.400L7.800 15H17a3 3 0 0 0 2.600-4.500l1.600-1.200A5 5 0 0 1 17 17z",
  force: "M4 18.600 14.600 8H9V6h9v9h-2V9.400L5.400 20z",
  trace: "M3 17c3 0 3.500-10 7-10s3 8 6 8 3-4 5-4v2c-1.500 0-2 4-5 4s-3-8-6-8-3.500 10-7 10z",
  label: "M4 5h16v2.200h-6.900V19h-2.200V7.200H4z",
  camera: "M12 4.500a7.500 7.500 0 1 1-7.300 9.200l2-.5A5.500 5.500 0 1 0 8 8.200L10.500 10.700H4V4.200l2.600 2.600A7.500 7.500 0 0 1 12 4.500z",
  theme: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z",
  help: "M12 4.500c2.600 0 4.500 1.600 4.500 3.900 0 1.900-1.200 2.800-2.200 3.500-.9.600-1.300 1-1.300 1.800v.8h-2.200v-1c0-1.800 1.200-2.600 2.200-3.300.8-.6 1.300-1 1.300-1.800 0-1-.9-1.800-2.300-1.800-1.500 0-2.400.9-2.500 2.200H7.300c.1-2.500 2-4.300 4.700-4.300zm-1.200 11.700h2.400v2.500h-2.400z",
  side: "M4 5h7v14H4zm2 2v10h3V7zm7-2h7v14h-7zm2 2v10h3V7z",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

export function button(name, label, key, onclick) {
  const title = key ? `${label} (${key})` : label;
  return element("button", { type: "button", class: "tool", title, "aria-label": label, onclick }, icon(name));
}
