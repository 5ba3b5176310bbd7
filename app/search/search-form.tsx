import { Form } from "@remix-run/react";
import { Icon } from "~/shell/icon/icon";
import { MAX_TYPED_LENGTH } from "./search-limits";

export function SearchForm({ term = "" }: { term?: string }) {
  return (
    <Form action="/recherche" role="search" className="search-form">
      <div className="flex items-center rounded-full border-[1.5px] border-ink bg-card shadow-card has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-primary">
        <label htmlFor="q" className="sr-only">
          Votre question
        </label>
        <input
          id="q"
          name="q"
          type="search"
          required
          pattern=".*\S.*"
          maxLength={MAX_TYPED_LENGTH}
          title="Écrivez un mot ou une question"
          defaultValue={term}
          key={term}
          placeholder="Ex: Quels aliments pour le fer ?"
          enterKeyHint="search"
          autoComplete="off"
          className="min-h-11 min-w-0 flex-1 bg-transparent pr-2 text-ellipsis outline-none"
        />
        {/* Its border is clear, so that the whole height of the field can be touched. */}
        <button
          type="submit"
          className="button button-primary min-h-(--button) shrink-0 border-4 border-transparent! bg-clip-padding! max-xs:w-(--button) max-xs:p-0"
        >
          <Icon name="search" className="size-5 xs:hidden" />
          <span className="max-xs:sr-only">Rechercher</span>
        </button>
      </div>
      {/* suggestions-script.ts fills this. */}
      <div className="search-suggestions" />
    </Form>
  );
}
