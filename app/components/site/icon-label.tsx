import { Slot, type SlotProps } from "@radix-ui/react-slot";
import * as Tooltip from "@radix-ui/react-tooltip";
import { forwardRef, type ReactElement, type ReactNode } from "react";

/** In ms (specification, section 9): before the first tooltip, and while the next one opens at once. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

export function TooltipDelays({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Tooltip.Provider>
  );
}

export function IconLabel({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild aria-label={label}>
        <Undescribed>{children}</Undescribed>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          aria-hidden
          sideOffset={6}
          collisionPadding={8}
          className="z-20 max-w-72 rounded-lg bg-ink px-3 py-1.5 text-sm font-semibold text-paper shadow-card"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Radix describes a button by its tooltip, which is its name here: it would be read twice. */
const Undescribed = forwardRef<HTMLElement, SlotProps>(function Undescribed(props, ref) {
  return <Slot {...props} ref={ref} aria-describedby={undefined} />;
});
