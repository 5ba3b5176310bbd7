addEventListener(
  "keydown",
  ({ key }) => {
    if (key !== "Tab") return;
    for (const box of document.querySelectorAll(".table-scroll")) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  },
  true,
);
