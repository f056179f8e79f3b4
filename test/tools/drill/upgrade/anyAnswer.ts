import fc from 'fast-check'
import { schemaOf, validOf } from '../../../contract/valid.ts'
import type { Version } from './version.ts'

/** Of each endpoint. */
const answersOfEach = 20
const seed = 1

/** Answers that no page of before version 2 of the API gets, or that it has no screen for: see docs/decisions/core.md. */
const excepted: Readonly<Record<string, (value: never) => boolean>> = {
  ...Object.fromEntries(['requestJob', 'cancelJob', 'repeatJob'].map((id) => [id, () => true])),
  ...Object.fromEntries(
    ['acceptInvitation', 'invitePerson', 'resendInvitation', 'revokeInvitation'].map((id) => [
      id,
      ({ Role }: { Role: string }) => Role === 'pantryvolunteer',
    ]),
  ),
  ...Object.fromEntries(
    ['getSession', 'setActiveRole'].map((id) => [
      id,
      ({ ActiveRole }: { ActiveRole: string }) => ActiveRole === 'pantryvolunteer',
    ]),
  ),
}

/** Answers as this version's schemas allow them, of each endpoint the first that pages of the earlier version can't read. */
export function unreadableAnswers(earlier: Version, later: Version): string[] {
  return earlier.catalogue.flatMap(({ id, value, file }) => {
    const present = later.catalogue.find((endpoint) => endpoint.id === id)
    if (!present) return [`${id} is gone`]
    if (file !== undefined) return []
    const unread = fc.sample(validOf(schemaOf(present.value)), { numRuns: answersOfEach, seed }).flatMap((made) => {
      const whole = present.value.parse(made)
      if (excepted[id]?.(whole as never)) return []
      const sent = JSON.parse(JSON.stringify(present.before2?.(whole) ?? whole))
      const read = value.safeParse(sent)
      return read.success ? [] : [read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)]
    })
    return unread.length > 0 ? [`${id}: ${unread[0]?.join(', ')}`.slice(0, 300)] : []
  })
}
