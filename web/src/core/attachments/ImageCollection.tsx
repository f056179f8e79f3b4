import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useRef } from 'react'
import { type AttachmentCollection, smallPathOf } from '../../../../shared/core/attachments/attachment.ts'
import { imageExtensions, maxImages } from '../../../../shared/core/attachments/image.ts'
import { attachmentTexts } from '../../../../shared/core/attachments/texts.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { useMoveFocus } from '../ui/useMoveFocus.ts'
import { useText } from '../words/language.tsx'
import { ImageTile } from './ImageTile.tsx'
import { useDropZone } from './useDropZone.ts'
import { type ImageEndpoints, useImages } from './useImages.ts'

export interface ImageCollectionProps {
  endpoints: ImageEndpoints
  /** The thing that has them. */
  id: number
  images: AttachmentCollection
  /** Only its owner changes it. */
  isReadOnly?: boolean
}

/** Pictures of one thing: add by button or drop, move by drag or keyboard, remove. */
export function ImageCollection({ endpoints, id, images, isReadOnly = false }: ImageCollectionProps) {
  const text = useText(attachmentTexts)
  const { shown, isUploading, problem, clearProblem, choose, move, removeImage } = useImages(endpoints, id, images)
  const keepFocus = useMoveFocus(shown.map(({ ID }) => ID).join())
  const onMove = (from: number, to: number, arrow?: HTMLElement) =>
    void (arrow ? keepFocus(arrow, () => move(from, to)) : move(from, to))
  const isFull = shown.length >= maxImages
  const canAdd = !(isReadOnly || isFull)
  const zone = useRef<HTMLDivElement>(null)
  const isOver = useDropZone(zone, canAdd ? (files) => void choose(files) : null)
  return (
    <Box ref={zone} sx={[zoneLook, isOver ? overLook : {}]}>
      {shown.length === 0 ? <Typography color="textSecondary">{text('none')}</Typography> : null}
      <Box component="ol" aria-label={text('pictures')} sx={listLook}>
        {shown.map((item, index) => (
          <ImageTile
            key={item.ID}
            path={smallPathOf(item.Attachment)}
            index={index}
            count={shown.length}
            onMove={isReadOnly ? undefined : onMove}
            onRemove={isReadOnly ? undefined : () => void removeImage(item.ID)}
          />
        ))}
      </Box>
      {canAdd ? <AddImage isUploading={isUploading} onFile={(file) => void choose([file])} /> : null}
      {isFull && !isReadOnly ? (
        <Typography variant="body2" color="textSecondary">
          {text('full', { max: maxImages })}
        </Typography>
      ) : null}
      <Box role="status">
        {isUploading ? (
          <>
            <Typography variant="body2">{text('uploading')}</Typography>
            <LinearProgress aria-label={text('uploading')} />
          </>
        ) : null}
      </Box>
      {problem ? (
        <Alert severity="error" onClose={clearProblem}>
          {problem}
        </Alert>
      ) : null}
    </Box>
  )
}

/** Without files of dropped things, as in a very old browser, only the button is offered. */
const canDrop = () => typeof DataTransfer !== 'undefined' && 'files' in DataTransfer.prototype

function AddImage({ isUploading, onFile }: { isUploading: boolean; onFile: (file: File) => void }) {
  const text = useText(attachmentTexts)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <FileButton
        label={text('add')}
        accept={imageExtensions.join(',')}
        variant="outlined"
        startIcon={<AddAPhotoOutlined />}
        disabled={isUploading}
        onChoose={onFile}
      />
      <Typography variant="body2" color="textSecondary">
        {text(canDrop() ? 'dropHere' : 'unsupported')}
      </Typography>
    </Box>
  )
}

const zoneLook = {
  display: 'grid',
  gap: 1.5,
  p: 2,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 2,
} as const
const overLook = { borderColor: 'primary.main', bgcolor: 'action.hover' } as const
const listLook = { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, p: 0 } as const
