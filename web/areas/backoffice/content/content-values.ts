export interface ContentValues {
  title: string;
  since: string;
  summary: string;
  description: string;
  body: string;
}

export function valuesOf({ title, since, summary, description, body }: ContentValues): ContentValues {
  return { title, since, summary, description, body };
}
