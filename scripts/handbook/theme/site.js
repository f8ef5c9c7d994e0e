// What a page does besides being read: formulas, the menu of a phone, light and dark.
window.alembertDocs = (() => {
  const root = document.documentElement;
  const remembered = (value) => {
    try {
      if (value) localStorage.setItem("alembert-theme", value);
      return localStorage.getItem("alembert-theme");
    } catch {
      return null; // a browser may refuse to remember for pages from files
    }
  };
  const theme = remembered();
  if (theme) root.dataset.theme = theme;

  const isDark = () =>
    root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;

  function ready() {
    for (const place of document.querySelectorAll(".math")) {
      const displayMode = place.classList.contains("block");
      katex.render(place.textContent, place, { displayMode, throwOnError: true });
    }
    const menu = document.getElementById("menu");
    menu.addEventListener("click", () => {
      const isOpen = document.body.classList.toggle("menu-open");
      menu.setAttribute("aria-expanded", String(isOpen));
    });
    document.getElementById("theme").addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      remembered(root.dataset.theme);
    });
    const here = document.querySelector("nav [aria-current]");
    const pages = document.getElementById("pages");
    if (here) pages.scrollTop = here.offsetTop - pages.clientHeight / 3;
  }
  return { ready };
})();
