import { eventPrefix, type Key, key } from './shape.ts'

/** Attribute of imported events: the timeline shows them, the outbox does not publish them. */
export const unpublished = 'IsUnpublished'

/** An event beside its subject, in order: the version of the subject that it led to, and its index in that change. */
export const eventKey = ({ pk }: Key, version: number, index: number): Key =>
  key(pk, `${eventPrefix}${String(version).padStart(6, '0')}#${String(index).padStart(3, '0')}`)
