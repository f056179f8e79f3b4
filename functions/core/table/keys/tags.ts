import { key } from '../shape.ts'

/** All tags, groups and uses of an owner are one partition: one consistent query decides about any of them. */
const owner = (entityId: number) => `TAGS#${entityId}`

/** Kinds of the items of the partition: the prefixes of their sort keys. */
export const tagPrefix = 'TAG#'
export const tagGroupPrefix = 'GROUP#'
export const systemTagPrefix = 'SYSTEM#'

export const tagKeys = {
  owner,
  tag: (entityId: number, id: number) => key(owner(entityId), `${tagPrefix}${id}`),
  group: (entityId: number, id: number) => key(owner(entityId), `${tagGroupPrefix}${id}`),
  /** An owner's uses of a system-wide tag and of the copy that replaces it. */
  systemTag: (entityId: number, id: number) => key(owner(entityId), `${systemTagPrefix}${id}`),
  /** The tags of a pickup location or a delivery program. */
  place: (kind: 'location' | 'program', id: number) => key(`PLACE#${kind}#${id}`, 'TAGS'),
} as const
