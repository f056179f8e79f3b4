import type { AttachmentCollection, AttachmentItem } from '../../../../shared/core/attachments/attachment.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import type { ImageActions } from './useImages.ts'

/** The endpoints of one kind of thing that has pictures. */
interface ImageEndpoints {
  list: Endpoint<{ id: number }, AttachmentCollection>
  add: Endpoint<{ id: number; Attachment: File }, AttachmentItem>
  reorder: Endpoint<
    { id: number; AttachmentCollection: Pick<AttachmentItem, 'ID' | 'SequenceNumber'>[] },
    AttachmentCollection
  >
  remove: Endpoint<{ id: number; imageId: number }, null>
}

/** A thing's pictures and what changes them; after each change the list is requested again. */
export function useImageCalls(endpoints: ImageEndpoints, id: number) {
  const answer = useApi(endpoints.list, { id })
  const add = useAction(endpoints.add)
  const reorder = useAction(endpoints.reorder)
  const remove = useAction(endpoints.remove)
  const settled = async <T>(change: Promise<T>) => {
    const value = await change
    await answer.mutate()
    return value
  }
  const actions: ImageActions = {
    upload: (Attachment) => settled(add.run({ id, Attachment })),
    reorder: (ordered) => {
      const numbers = ordered.map(({ ID, SequenceNumber }) => ({ ID, SequenceNumber }))
      return settled(reorder.run({ id, AttachmentCollection: numbers }))
    },
    remove: (imageId) => settled(remove.run({ id, imageId })),
  }
  return { answer, actions }
}
