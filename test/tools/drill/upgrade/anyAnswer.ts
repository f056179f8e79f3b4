import fc from 'fast-check'
import { schemaOf, validOf } from '../../../contract/valid.ts'
import type { Version } from './version.ts'

/** Of each endpoint. */
const answersOfEach = 20
const seed = 1

/** Answers as this version's schemas allow them, of each endpoint the first that pages of the earlier version can't read. */
export function unreadableAnswers(earlier: Version, later: Version): string[] {
  return earlier.catalogue.flatMap(({ id, value, file }) => {
    const present = later.catalogue.find((endpoint) => endpoint.id === id)
    if (!present) return [`${id} is gone`]
    if (file !== undefined) return []
    const unread = fc.sample(validOf(schemaOf(present.value)), { numRuns: answersOfEach, seed }).flatMap((made) => {
      const read = value.safeParse(JSON.parse(JSON.stringify(present.value.parse(made))))
      return read.success ? [] : [read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)]
    })
    return unread.length > 0 ? [`${id}: ${unread[0]?.join(', ')}`.slice(0, 300)] : []
  })
}
