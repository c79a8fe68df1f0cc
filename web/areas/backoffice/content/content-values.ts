export interface ContentValues {
  title: string;
  since: string;
  summary: string;
  description: string;
  body: string;
  title_ur: string;
  summary_ur: string;
  description_ur: string;
  body_ur: string;
}

export function valuesOf(text: ContentValues): ContentValues {
  const { title, since, summary, description, body, title_ur, summary_ur, description_ur, body_ur } = text;
  return { title, since, summary, description, body, title_ur, summary_ur, description_ur, body_ur };
}
