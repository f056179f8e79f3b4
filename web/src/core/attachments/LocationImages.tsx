import * as attachments from '../../../../shared/core/attachments/api.ts'
import { useApi } from '../data/useApi.ts'
import { CardsSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
import { ImageCollection } from './ImageCollection.tsx'

const endpoints = {
  list: attachments.listLocationImages,
  add: attachments.uploadLocationImage,
  reorder: attachments.reorderLocationImages,
  remove: attachments.removeLocationImage,
} as const

/** Photos of a pickup location; its food bank sees them and changes none. */
export default function LocationImages({ locationId: id, isReadOnly }: { locationId: number; isReadOnly: boolean }) {
  const answer = useApi(endpoints.list, { id })
  return (
    <WhenLoaded answer={answer} skeleton={<CardsSkeleton cards={1} />}>
      {(images) => <ImageCollection endpoints={endpoints} id={id} images={images} isReadOnly={isReadOnly} />}
    </WhenLoaded>
  )
}
