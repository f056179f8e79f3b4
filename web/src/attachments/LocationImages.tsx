import * as attachments from '../../../shared/api/attachments.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { CardsSkeleton } from '../ui/Skeletons.tsx'
import { ImageCollection } from './ImageCollection.tsx'
import { useImageCalls } from './useImageCalls.ts'

const endpoints = {
  list: attachments.listLocationImages,
  add: attachments.uploadLocationImage,
  reorder: attachments.reorderLocationImages,
  remove: attachments.removeLocationImage,
} as const

/** Photos of a pickup location; its food bank sees them and changes none. */
export default function LocationImages({ locationId, isReadOnly }: { locationId: number; isReadOnly: boolean }) {
  const { images, error, refetch, actions } = useImageCalls(endpoints, locationId)
  if (!images) return error ? <LoadFailed error={error} onRetry={refetch} /> : <CardsSkeleton cards={1} />
  return <ImageCollection images={images} isReadOnly={isReadOnly} {...actions} />
}
