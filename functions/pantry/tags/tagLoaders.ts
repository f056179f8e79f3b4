import { ownedByEntity } from '../../../shared/core/access.ts'
import type { Tag, TagGroup } from '../../../shared/pantry/tags/tag.ts'
import type { Loader } from '../../core/http/http.ts'
import { type TagBook, tagBook, tagInBook } from './tagTable.ts'

/** A tag or group that is changed, with the owner's others: names, copies and maxima are decided from all of them. */
export interface InBook<T> {
  readonly book: TagBook
  readonly found: T
}

const inBook = async <T>(entityId: number, find: (book: TagBook) => T | undefined): Promise<InBook<T> | undefined> => {
  const book = await tagBook(entityId)
  const found = find(book)
  return found && { book, found }
}

/** Only the caller's own tags and the system-wide ones can be found. */
export const loadTag = (entityId: number, id: number): Promise<InBook<Tag> | undefined> =>
  inBook(entityId, (book) => tagInBook(book, id))
export const loadTagGroup = (entityId: number, id: number): Promise<InBook<TagGroup> | undefined> =>
  inBook(entityId, ({ groups }) => groups.find((group) => group.ID === id))

export const tagById: Loader<'tag', { id: number }, InBook<Tag>> = {
  kind: 'tag',
  load: ({ input, caller }) => loadTag(caller.EntityID, input.id),
  owner: ({ book }) => ownedByEntity(book.EntityID),
}

export const tagGroupById: Loader<'tagGroup', { id: number }, InBook<TagGroup>> = {
  kind: 'tagGroup',
  load: ({ input, caller }) => loadTagGroup(caller.EntityID, input.id),
  owner: ({ book }) => ownedByEntity(book.EntityID),
}
