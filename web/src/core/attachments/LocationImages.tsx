import * as attachments from '../../../../shared/core/attachments/api.ts'
import { CardsSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
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
  const { answer, actions } = useImageCalls(endpoints, locationId)
  return (
    <WhenLoaded answer={answer} skeleton={<CardsSkeleton cards={1} />}>
      {(images) => <ImageCollection images={images} isReadOnly={isReadOnly} {...actions} />}
    </WhenLoaded>
  )
}
