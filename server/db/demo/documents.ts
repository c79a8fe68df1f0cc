export interface PastDocument {
  at: Date;
  issue: () => Promise<void>;
}

/** Oldest first, because numbers ascend. */
export async function issueInOrder(documents: readonly PastDocument[]): Promise<void> {
  for (const { issue } of documents.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await issue();
  }
}
