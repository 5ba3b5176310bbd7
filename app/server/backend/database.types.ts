export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      faqalim_categories: {
        Row: {
          color: string;
          description: string;
          icon: string;
          id: number;
          is_active: boolean;
          name: string;
          order_index: number;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          color?: string;
          description?: string;
          icon?: string;
          id?: number;
          is_active?: boolean;
          name: string;
          order_index?: number;
          slug: string;
        };
        Update: {
          color?: string;
          description?: string;
          icon?: string;
          id?: number;
          is_active?: boolean;
          name?: string;
          order_index?: number;
          slug?: string;
        };
        Relationships: [];
      };
      faqalim_contact_messages: {
        Row: {
          body: string;
          created_at: string;
          email: string;
          id: number;
          name: string;
          subject: string;
          submission_id: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          email: string;
          id?: number;
          name: string;
          subject: string;
          submission_id: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          email?: string;
          id?: number;
          name?: string;
          subject?: string;
          submission_id?: string;
        };
        Relationships: [];
      };
      faqalim_content_version: {
        Row: {
          id: boolean;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          id?: boolean;
          version?: number;
        };
        Update: {
          id?: boolean;
          version?: number;
        };
        Relationships: [];
      };
      faqalim_faqs: {
        Row: {
          answer: string;
          category_id: number;
          compiled: Json | null;
          created_at: string;
          difficulty: string;
          id: number;
          idea: string | null;
          is_published: boolean;
          order_index: number;
          question: string;
          reviewed_on: string | null;
          search_text: string;
          sources: NonNullable<Json>;
          subcategory_id: number | null;
          target_audience_id: number | null;
          views: number;
          votes: number;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          category_id: number;
          compiled?: Json | null;
          created_at?: string;
          difficulty?: string;
          id?: number;
          idea?: string | null;
          is_published?: boolean;
          order_index?: number;
          question: string;
          reviewed_on?: string | null;
          search_text?: never;
          sources?: NonNullable<Json>;
          subcategory_id?: number | null;
          target_audience_id?: number | null;
          views?: number;
          votes?: number;
        };
        Update: {
          answer?: string;
          category_id?: number;
          compiled?: Json | null;
          created_at?: string;
          difficulty?: string;
          id?: number;
          idea?: string | null;
          is_published?: boolean;
          order_index?: number;
          question?: string;
          reviewed_on?: string | null;
          search_text?: never;
          sources?: NonNullable<Json>;
          subcategory_id?: number | null;
          target_audience_id?: number | null;
          views?: number;
          votes?: number;
        };
        Relationships: [
          {
            foreignKeyName: "faqalim_faqs_category_id_fkey";
            columns: ["category_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_categories";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "faqalim_faqs_subcategory_id_category_id_fkey";
            columns: ["subcategory_id", "category_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_subcategories";
            referencedColumns: ["id", "category_id"];
          },
          {
            foreignKeyName: "faqalim_faqs_target_audience_id_fkey";
            columns: ["target_audience_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_target_audiences";
            referencedColumns: ["id"];
          },
        ];
      };
      faqalim_feedback: {
        Row: {
          comment: string | null;
          created_on: string;
          faq_id: number | null;
          form_id: string | null;
          guide_slug: string | null;
          helped: boolean | null;
          id: number;
        };
        ComputedFields: never;
        Insert: {
          comment?: string | null;
          created_on?: string;
          faq_id?: number | null;
          form_id?: string | null;
          guide_slug?: string | null;
          helped?: boolean | null;
          id?: number;
        };
        Update: {
          comment?: string | null;
          created_on?: string;
          faq_id?: number | null;
          form_id?: string | null;
          guide_slug?: string | null;
          helped?: boolean | null;
          id?: number;
        };
        Relationships: [
          {
            foreignKeyName: "faqalim_feedback_faq_id_fkey";
            columns: ["faq_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_faqs";
            referencedColumns: ["id"];
          },
        ];
      };
      faqalim_food_advice: {
        Row: {
          condition: string | null;
          food_id: number;
          id: number;
          reason: string;
          replacement: string | null;
          situation: string;
          sources: NonNullable<Json>;
          verdict: string;
        };
        ComputedFields: never;
        Insert: {
          condition?: string | null;
          food_id: number;
          id?: number;
          reason: string;
          replacement?: string | null;
          situation: string;
          sources?: NonNullable<Json>;
          verdict: string;
        };
        Update: {
          condition?: string | null;
          food_id?: number;
          id?: number;
          reason?: string;
          replacement?: string | null;
          situation?: string;
          sources?: NonNullable<Json>;
          verdict?: string;
        };
        Relationships: [
          {
            foreignKeyName: "faqalim_food_advice_food_id_fkey";
            columns: ["food_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_foods";
            referencedColumns: ["id"];
          },
        ];
      };
      faqalim_food_composition: {
        Row: {
          amounts: NonNullable<Json>;
          diet: string;
          family: string;
          food_key: string | null;
          has_milk: boolean;
          id: number;
          is_fortified: boolean;
          is_published: boolean;
          is_same_food: boolean;
          key: string;
          name: string;
          portion_grams: number;
          portion_name: string;
          portion_source: string;
          source_of: Json | null;
        };
        ComputedFields: never;
        Insert: {
          amounts: NonNullable<Json>;
          diet: string;
          family: string;
          food_key?: string | null;
          has_milk: boolean;
          id?: number;
          is_fortified?: boolean;
          is_published?: boolean;
          is_same_food?: boolean;
          key: string;
          name: string;
          portion_grams: number;
          portion_name: string;
          portion_source: string;
          source_of?: Json | null;
        };
        Update: {
          amounts?: NonNullable<Json>;
          diet?: string;
          family?: string;
          food_key?: string | null;
          has_milk?: boolean;
          id?: number;
          is_fortified?: boolean;
          is_published?: boolean;
          is_same_food?: boolean;
          key?: string;
          name?: string;
          portion_grams?: number;
          portion_name?: string;
          portion_source?: string;
          source_of?: Json | null;
        };
        Relationships: [];
      };
      faqalim_food_storage: {
        Row: {
          advice: string | null;
          discard_if: string | null;
          family: string;
          food_keys: NonNullable<Json>;
          id: number;
          is_published: boolean;
          key: string;
          name: string;
          places: NonNullable<Json>;
          printed_date: string | null;
          sources: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          advice?: string | null;
          discard_if?: string | null;
          family: string;
          food_keys?: NonNullable<Json>;
          id?: number;
          is_published?: boolean;
          key: string;
          name: string;
          places: NonNullable<Json>;
          printed_date?: string | null;
          sources?: NonNullable<Json>;
        };
        Update: {
          advice?: string | null;
          discard_if?: string | null;
          family?: string;
          food_keys?: NonNullable<Json>;
          id?: number;
          is_published?: boolean;
          key?: string;
          name?: string;
          places?: NonNullable<Json>;
          printed_date?: string | null;
          sources?: NonNullable<Json>;
        };
        Relationships: [];
      };
      faqalim_foods: {
        Row: {
          alerts: NonNullable<Json>;
          allergens: string | null;
          family: string;
          id: number;
          is_published: boolean;
          key: string;
          name: string;
          replacement: string | null;
          reviewed_on: string;
          synonyms: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          alerts?: NonNullable<Json>;
          allergens?: string | null;
          family: string;
          id?: number;
          is_published?: boolean;
          key: string;
          name: string;
          replacement?: string | null;
          reviewed_on: string;
          synonyms?: NonNullable<Json>;
        };
        Update: {
          alerts?: NonNullable<Json>;
          allergens?: string | null;
          family?: string;
          id?: number;
          is_published?: boolean;
          key?: string;
          name?: string;
          replacement?: string | null;
          reviewed_on?: string;
          synonyms?: NonNullable<Json>;
        };
        Relationships: [];
      };
      faqalim_newsletter_subscriptions: {
        Row: {
          confirm_hash: string;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: number;
          nonce: string;
          unsubscribe_hash: string;
          wording_version: string;
        };
        ComputedFields: never;
        Insert: {
          confirm_hash: string;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: number;
          nonce: string;
          unsubscribe_hash: string;
          wording_version: string;
        };
        Update: {
          confirm_hash?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: number;
          nonce?: string;
          unsubscribe_hash?: string;
          wording_version?: string;
        };
        Relationships: [];
      };
      faqalim_outbox: {
        Row: {
          attempts: number;
          contact_message_id: number | null;
          created_at: string;
          failed_at: string | null;
          id: number;
          kind: string;
          last_error: string | null;
          next_attempt_at: string;
          refused_since: string | null;
          sent_at: string | null;
          subscription_id: number | null;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          contact_message_id?: number | null;
          created_at?: string;
          failed_at?: string | null;
          id?: number;
          kind: string;
          last_error?: string | null;
          next_attempt_at?: string;
          refused_since?: string | null;
          sent_at?: string | null;
          subscription_id?: number | null;
        };
        Update: {
          attempts?: number;
          contact_message_id?: number | null;
          created_at?: string;
          failed_at?: string | null;
          id?: number;
          kind?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          refused_since?: string | null;
          sent_at?: string | null;
          subscription_id?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "faqalim_outbox_contact_message_id_fkey";
            columns: ["contact_message_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_contact_messages";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "faqalim_outbox_subscription_id_fkey";
            columns: ["subscription_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_newsletter_subscriptions";
            referencedColumns: ["id"];
          },
        ];
      };
      faqalim_quiz_answers: {
        Row: {
          answer_text: string;
          id: number;
          is_correct: boolean;
          order_index: number;
          question_id: number;
        };
        ComputedFields: never;
        Insert: {
          answer_text: string;
          id?: number;
          is_correct?: boolean;
          order_index: number;
          question_id: number;
        };
        Update: {
          answer_text?: string;
          id?: number;
          is_correct?: boolean;
          order_index?: number;
          question_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: "faqalim_quiz_answers_question_id_fkey";
            columns: ["question_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_quiz_questions";
            referencedColumns: ["id"];
          },
        ];
      };
      faqalim_quiz_questions: {
        Row: {
          drawing: Json | null;
          explanation: string | null;
          explanation_drawing: Json | null;
          faq_id: number | null;
          id: number;
          order_index: number;
          question: string;
          quiz_id: number;
          sources: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          drawing?: Json | null;
          explanation?: string | null;
          explanation_drawing?: Json | null;
          faq_id?: number | null;
          id?: number;
          order_index: number;
          question: string;
          quiz_id: number;
          sources?: NonNullable<Json>;
        };
        Update: {
          drawing?: Json | null;
          explanation?: string | null;
          explanation_drawing?: Json | null;
          faq_id?: number | null;
          id?: number;
          order_index?: number;
          question?: string;
          quiz_id?: number;
          sources?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: "faqalim_quiz_questions_faq_id_fkey";
            columns: ["faq_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_faqs";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "faqalim_quiz_questions_quiz_id_fkey";
            columns: ["quiz_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_quizzes";
            referencedColumns: ["id"];
          },
        ];
      };
      faqalim_quizzes: {
        Row: {
          category_id: number | null;
          created_at: string;
          description: string;
          difficulty: string;
          id: number;
          is_published: boolean;
          passing_score: number | null;
          time_limit: number | null;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          category_id?: number | null;
          created_at?: string;
          description?: string;
          difficulty?: string;
          id?: number;
          is_published?: boolean;
          passing_score?: number | null;
          time_limit?: number | null;
          title: string;
        };
        Update: {
          category_id?: number | null;
          created_at?: string;
          description?: string;
          difficulty?: string;
          id?: number;
          is_published?: boolean;
          passing_score?: number | null;
          time_limit?: number | null;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: "faqalim_quizzes_category_id_fkey";
            columns: ["category_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_categories";
            referencedColumns: ["id"];
          },
        ];
      };
      faqalim_search_misses: {
        Row: {
          day: string;
          has_best: boolean;
          term: string;
          times: number;
        };
        ComputedFields: never;
        Insert: {
          day?: string;
          has_best: boolean;
          term: string;
          times: number;
        };
        Update: {
          day?: string;
          has_best?: boolean;
          term?: string;
          times?: number;
        };
        Relationships: [];
      };
      faqalim_subcategories: {
        Row: {
          category_id: number;
          description: string;
          id: number;
          is_active: boolean;
          name: string;
          order_index: number;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          category_id: number;
          description?: string;
          id?: number;
          is_active?: boolean;
          name: string;
          order_index?: number;
          slug: string;
        };
        Update: {
          category_id?: number;
          description?: string;
          id?: number;
          is_active?: boolean;
          name?: string;
          order_index?: number;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: "faqalim_subcategories_category_id_fkey";
            columns: ["category_id"];
            isOneToOne: false;
            referencedRelation: "faqalim_categories";
            referencedColumns: ["id"];
          },
        ];
      };
      faqalim_target_audiences: {
        Row: {
          description: string;
          gradient: string;
          icon: string;
          id: number;
          is_active: boolean;
          name: string;
          order_index: number;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          description?: string;
          gradient?: string;
          icon?: string;
          id?: number;
          is_active?: boolean;
          name: string;
          order_index?: number;
          slug: string;
        };
        Update: {
          description?: string;
          gradient?: string;
          icon?: string;
          id?: number;
          is_active?: boolean;
          name?: string;
          order_index?: number;
          slug?: string;
        };
        Relationships: [];
      };
      faqalim_withdrawals: {
        Row: {
          content_id: number;
          is_in_contents: boolean;
          kind: string;
          withdrawn_at: string;
        };
        ComputedFields: never;
        Insert: {
          content_id: number;
          is_in_contents?: boolean;
          kind: string;
          withdrawn_at?: string;
        };
        Update: {
          content_id?: number;
          is_in_contents?: boolean;
          kind?: string;
          withdrawn_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      faqalim_applied_migrations: { Args: Record<PropertyKey, never>; Returns: string[] };
      faqalim_claim_mails: {
        Args: { batch: number; first_delay_seconds: number };
        Returns: {
          body: string;
          contact_message_id: number;
          email: string;
          id: number;
          kind: string;
          name: string;
          nonce: string;
          refused_since: string;
          subject: string;
          unsubscribe_hash: string;
          written_at: string;
        }[];
      };
      faqalim_confirm_subscription: { Args: { token_hash: string }; Returns: boolean };
      faqalim_count_search_misses: { Args: { misses: Json }; Returns: undefined };
      faqalim_erase_messages: { Args: { address: string }; Returns: number };
      faqalim_fold: { Args: { value: string }; Returns: string };
      faqalim_forget_feedback_forms: { Args: Record<PropertyKey, never>; Returns: undefined };
      faqalim_give_feedback: {
        Args: {
          about_faq?: number;
          about_guide?: string;
          form: string;
          is_helpful?: boolean;
          wanted?: string;
        };
        Returns: boolean;
      };
      faqalim_html_text: { Args: { html: string }; Returns: string };
      faqalim_list_search_misses: {
        Args: { at_least: number };
        Returns: {
          has_best: boolean;
          term: string;
          times: number;
        }[];
      };
      faqalim_search_faqs: {
        Args: { term: string };
        Returns: {
          answer: string;
          category_slug: string;
          created_at: string;
          difficulty: string;
          id: number;
          idea: string;
          question: string;
          reviewed_on: string;
          sources: Json;
        }[];
      };
      faqalim_send_message: {
        Args: {
          message_body: string;
          message_subject: string;
          sender_email: string;
          sender_name: string;
          submission: string;
        };
        Returns: number;
      };
      faqalim_subscribe: {
        Args: {
          address: string;
          new_confirm_hash: string;
          new_nonce: string;
          new_unsubscribe_hash: string;
          wording: string;
        };
        Returns: undefined;
      };
      faqalim_unsubscribe: { Args: { token_hash: string }; Returns: boolean };
      faqalim_unsubscribe_address: { Args: { address: string }; Returns: number };
      faqalim_withdrawn: { Args: Record<PropertyKey, never>; Returns: Json };
      faqalim_written_answer: { Args: { html: string }; Returns: string };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema["Tables"] & DefaultSchema["Views"]) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema["Enums"] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema["CompositeTypes"] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
