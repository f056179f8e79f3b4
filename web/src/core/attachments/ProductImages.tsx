import { Box, Stack, Typography } from '@mui/material'
import * as attachments from '../../../../shared/core/attachments/api.ts'
import { smallPathOf } from '../../../../shared/core/attachments/attachment.ts'
import { attachmentTexts } from '../../../../shared/core/attachments/texts.ts'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import { CardsSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
import { useText } from '../words/language.tsx'
import { ImageCollection } from './ImageCollection.tsx'

const endpoints = {
  list: attachments.listProductImages,
  add: attachments.addProductImage,
  reorder: attachments.reorderProductImages,
  remove: attachments.removeProductImage,
} as const

/** Pictures of a product, and those of the same item type that it may take. */
export default function ProductImages({ productId: id }: { productId: number }) {
  const answer = useApi(endpoints.list, { id })
  return (
    <WhenLoaded answer={answer} skeleton={<CardsSkeleton cards={1} />}>
      {(images) => (
        <Stack spacing={2}>
          <ImageCollection endpoints={endpoints} id={id} images={images} />
          <AvailableImages id={id} />
        </Stack>
      )}
    </WhenLoaded>
  )
}

function AvailableImages({ id }: { id: number }) {
  const text = useText(attachmentTexts)
  const { data = [] } = useApi(attachments.listAvailableImages, { id })
  const { act, busy } = useAction({ failed: text('changeFailed') })
  const take = (AttachmentID: number) =>
    act(attachments.addAvailableImage, { id, AttachmentID }, { done: text('added') })
  if (data.length === 0) return null
  return (
    <Box>
      <Typography variant="h4" component="h3">
        {text('available')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('availableLead')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {data.map(({ ID, ...picture }, index) => (
          <Box
            key={ID}
            component="button"
            type="button"
            disabled={busy}
            aria-label={text('addAvailable', { n: index + 1 })}
            onClick={() => void take(ID)}
            sx={choiceLook}
          >
            <Box component="img" src={smallPathOf(picture)} alt="" sx={{ width: 72, height: 72, objectFit: 'cover' }} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const choiceLook = {
  p: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { borderColor: 'primary.main' },
} as const
