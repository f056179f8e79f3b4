import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { attachmentTexts } from '../../../../shared/core/attachments/texts.ts'
import { offLook } from '../ui/useMoveFocus.ts'
import { useText } from '../words/language.tsx'

interface ImageTileProps {
  path: string
  index: number
  count: number
  /** `arrow`: the button that was pressed for it; a picture that is dragged has none. */
  onMove: ((from: number, to: number, arrow?: HTMLElement) => void) | undefined
  onRemove: (() => void) | undefined
}

/** The type under which a dragged picture says which one it is; a dropped file has none of it. */
const dragged = 'application/x-gleanery-picture'

/** One picture with its buttons; dragged onto another, it takes that one's position. */
export function ImageTile({ path, index, count, onMove, onRemove }: ImageTileProps) {
  const text = useText(attachmentTexts)
  const [isTarget, setTarget] = useState(false)
  const n = index + 1
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragged)) return
    event.preventDefault()
    setTarget(true)
  }
  const drop = (event: DragEvent) => {
    setTarget(false)
    const from = event.dataTransfer.getData(dragged)
    if (from === '') return
    event.preventDefault()
    onMove?.(Number(from), index)
  }
  return (
    <Box
      component="li"
      draggable={onMove !== undefined}
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(index))}
      onDragOver={over}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
      sx={[tileLook, isTarget ? { borderColor: 'primary.main' } : {}]}
    >
      <Box component="img" src={path} alt={text('picture', { n, count })} draggable={false} sx={pictureLook} />
      {onMove ? (
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <IconButton
            size="small"
            aria-label={text('moveEarlier', { n })}
            aria-disabled={index === 0}
            onClick={({ currentTarget }) => onMove(index, index - 1, currentTarget)}
            sx={index === 0 ? offLook : {}}
          >
            <ArrowBack className="pointing" fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={text('remove', { n })} onClick={onRemove}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={text('moveLater', { n })}
            aria-disabled={n === count}
            onClick={({ currentTarget }) => onMove(index, index + 1, currentTarget)}
            sx={n === count ? offLook : {}}
          >
            <ArrowForward className="pointing" fontSize="small" />
          </IconButton>
        </Box>
      ) : null}
      {index === 0 && count > 1 ? (
        <Typography variant="caption" component="div" sx={{ textAlign: 'center', pb: 0.5 }}>
          {text('first')}
        </Typography>
      ) : null}
    </Box>
  )
}

const tileLook = {
  width: 128,
  border: '2px solid',
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
} as const
const pictureLook = {
  display: 'block',
  width: '100%',
  height: 112,
  objectFit: 'cover',
  bgcolor: 'action.hover',
} as const
