export const RGAA_STATES = ["conforme", "non conforme", "non applicable", "non vérifié"] as const;
export type RgaaState = (typeof RGAA_STATES)[number];

export type RgaaCriterion = {
  number: string;
  asks: string;
  state: RgaaState;
  how: string[];
  note: string | null;
};

export type RgaaCounts = {
  total: number;
  met: number;
  failed: number;
  notApplicable: number;
  unchecked: number;
  applicable: number;
  rate: number;
};

export type RgaaGrid = {
  version: string;
  checkedOn: string;
  checks: { key: string; what: string }[];
  themes: { name: string; criteria: RgaaCriterion[]; counts: RgaaCounts }[];
  counts: RgaaCounts;
};
