import * as attachments from '../../../shared/api/attachments.ts'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { CardsSkeleton } from '../ui/Skeletons.tsx'
import { ImageCollection } from './ImageCollection.tsx'

/** Photos of a pickup location; its food bank sees them and changes none. */
export default function LocationImages({ locationId: id, isReadOnly }: { locationId: number; isReadOnly: boolean }) {
  const { data, error, mutate } = useApi(attachments.listLocationImages, { id })
  const add = useAction(attachments.uploadLocationImage)
  const reorder = useAction(attachments.reorderLocationImages)
  const remove = useAction(attachments.removeLocationImage)
  if (!data) return error ? <LoadFailed error={error} onRetry={mutate} /> : <CardsSkeleton cards={1} />
  const settled = async <T,>(change: Promise<T>) => {
    const value = await change
    await mutate()
    return value
  }
  return (
    <ImageCollection
      images={data}
      isReadOnly={isReadOnly}
      upload={(Attachment) => settled(add.run({ id, Attachment }))}
      reorder={(images) =>
        settled(
          reorder.run({
            id,
            AttachmentCollection: images.map(({ ID, SequenceNumber }) => ({ ID, SequenceNumber })),
          }),
        )
      }
      remove={(imageId) => settled(remove.run({ id, imageId }))}
    />
  )
}
