import type { AudienceIcon } from "~/questions/audiences/audience";
import type { CategoryIcon } from "~/questions/categories/category";
import type { Proofreading } from "~/questions/faq";
import type { Source } from "~/shell/article/source";
import type { FoodFamily, Kin } from "~/foods/food";
import type { Produce } from "~/foods/seasons/season";
import type { Situation } from "~/foods/look-up/situation";
import type { StorageRules } from "~/foods/storage/storage";
import type { Glossary } from "~/glossary/glossary";
import type { Guide } from "~/guides/guide";
import type { Nutrient } from "~/foods/nutrients/nutrient";
import type { PagePhrasings } from "~/search/find-suggested-pages";
import type { UrgentEntries } from "~/search/urgent/find-urgent-card";
import type { DraftPreview } from "~/shell/frame/draft-notice";
import type { RgaaGrid } from "~/pages/rgaa";

export type ContentCategory = {
  id: number;
  slug: string;
  name: string;
  description: string;
  icon: CategoryIcon;
  color: string;
  popular?: number | undefined;
  subcategories: {
    id: number;
    slug: string;
    name: string;
    description: string;
    guides: string[];
    drawing?: string | undefined;
  }[];
};

export type ContentProfile = {
  id: number;
  slug: string;
  name: string;
  description: string;
  icon: AudienceIcon;
  gradient: string;
  reviewed_on: string;
  introduction: string;
  emergency?: { title: string; text: string } | undefined;
  lists: string[];
  definitions: { term: string; text: string }[];
  tips: { emoji: string; title: string; text: string }[];
  sources: Source[];
};

export type ContentPage = {
  slug: string;
  title: string;
  description: string;
  updated_on?: string | undefined;
  placeholder: boolean;
  html: string;
};

export type Phrasings = { file: string; faq: number; phrasings: string[] };

export type SiteContents = {
  categories: ContentCategory[];
  profiles: ContentProfile[];
  guides: Guide[];
  pages: ContentPage[];
  suggestedPages: PagePhrasings[];
  urgences: UrgentEntries;
  phrasings: Phrasings[];
  situations: Situation[];
  foodFamilies: FoodFamily[];
  kins: Kin[];
  produce: Produce[];
  storageRules: StorageRules | null;
  nutrition: { nutrients: Nutrient[]; reviewedOn: string | null };
  glossary: Glossary | null;
  rgaa: RgaaGrid | null;
  messageRetentionDays: number | null;
  proofreadings: Proofreading[];
  retiredFaqs: { id: number; replacedBy: number }[];
  missingSettings: string[];
  dataLicence: string | null;
};

export type CompiledContents = {
  contents: SiteContents;
  drafts: DraftPreview | null;
};

export const URGENT_MODEL_FILE = "urgent-model.json";

export type UrgentModelFile = {
  classes: string[];
  biases: number[];
  scale: number;
  weights: string;
};
