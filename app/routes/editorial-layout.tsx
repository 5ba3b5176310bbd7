import { Outlet } from "@remix-run/react";

/** The pages that editors write in Markdown: one column, set to be read. */
export default function EditorialLayout() {
  return (
    <div className="wrap py-8 md:py-12">
      <article className="max-w-[65ch]">
        <Outlet />
      </article>
    </div>
  );
}
