// Shows the tools of a page and makes them work. Served as it is: keep it under 1 kB.
const address = () => location.origin + location.pathname;

class PageTools extends HTMLElement {
  connectedCallback() {
    for (const button of this.querySelectorAll("button"))
      button.hidden = button.value === "share" && !navigator.share;
    this.onclick = ({ target }) => this[target.closest("button")?.value]?.();
  }
  async copy() {
    const [field, status] = this.querySelectorAll("input, [role]");
    status.textContent = "";
    try {
      await navigator.clipboard.writeText(address());
      status.textContent = "Lien copié";
    } catch {
      field.hidden = false;
      field.value = address();
      field.select();
      status.textContent = "Copiez l’adresse sélectionnée";
    }
  }
  share() {
    navigator.share({ title: document.title, url: address() }).catch(() => {});
  }
  print() {
    print();
  }
}
customElements.define("page-tools", PageTools);
