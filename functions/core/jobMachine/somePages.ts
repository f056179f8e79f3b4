/** Pages of one step. */
const pagesAStep = 10

interface Page<T> {
  readonly rows: readonly T[]
  readonly cursor?: string | undefined
}

/** The rows that one step of a job reads, page after page, and where the next step begins; undefined after the last. */
export async function somePages<T>(cursor: string | null, pageAt: (cursor: string | undefined) => Promise<Page<T>>) {
  const found: T[] = []
  let next = cursor ?? undefined
  for (let pages = 0; pages < pagesAStep; pages++) {
    const page = await pageAt(next)
    found.push(...page.rows)
    next = page.cursor
    if (!next) break
  }
  return { found, cursor: next }
}
