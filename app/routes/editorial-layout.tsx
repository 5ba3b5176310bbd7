import { Outlet } from "@remix-run/react";

export default function EditorialLayout() {
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <article className="max-w-xl">
        <Outlet />
      </article>
    </div>
  );
}
