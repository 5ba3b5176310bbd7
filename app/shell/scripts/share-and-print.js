// Shows and handles the share and print buttons. Served unminified: keep it small.
class ShareAndPrint extends HTMLElement {
  get address() {
    return location.origin + location.pathname;
  }
  connectedCallback() {
    for (const button of this.querySelectorAll("button"))
      button.hidden = button.value === "share" && !navigator.share;
    this.onclick = ({ target }) => this[target.closest("button")?.value]?.();
  }
  async copy() {
    const [field, status] = this.querySelectorAll("input, [role=status]");
    status.textContent = "";
    try {
      await navigator.clipboard.writeText(this.address);
      status.textContent = "Lien copié";
    } catch {
      field.hidden = false;
      field.value = this.address;
      field.select();
      status.textContent = "Copiez l’adresse sélectionnée";
    }
  }
  share() {
    navigator.share({ title: document.title, url: this.address }).catch(() => {});
  }
  print() {
    print();
  }
}
customElements.define("share-and-print", ShareAndPrint);
