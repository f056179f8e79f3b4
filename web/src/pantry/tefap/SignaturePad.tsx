import { Box, Button, Typography } from '@mui/material'
import { type PointerEvent, useRef } from 'react'
import { signaturePad as size } from '../../../../shared/pantry/tefap/limits.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { useText } from '../../core/words/language.tsx'

/** A signature by finger, pen or mouse, as an SVG path of whole numbers. */
export function SignaturePad({ value, onChange }: { value: string; onChange: (path: string) => void }) {
  const text = useText(tefapTexts)
  const isDown = useRef(false)
  const path = useRef(value)
  const draw = (event: PointerEvent<SVGSVGElement>, kind: 'M' | 'L') => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = Math.round(((event.clientX - box.left) / box.width) * size.width)
    const y = Math.round(((event.clientY - box.top) / box.height) * size.height)
    path.current += `${kind}${Math.max(0, x)} ${Math.max(0, y)}`
    onChange(path.current)
  }
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {text('signature')}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={text('signature')}
        viewBox={`0 0 ${size.width} ${size.height}`}
        sx={padLook}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          isDown.current = true
          draw(event, 'M')
        }}
        onPointerMove={(event) => {
          if (isDown.current) draw(event, 'L')
        }}
        onPointerUp={() => {
          isDown.current = false
        }}
      >
        <path
          d={value}
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <Button
        onClick={() => {
          path.current = ''
          onChange('')
        }}
        disabled={value === ''}
        sx={{ minHeight: 44 }}
      >
        {text('clearSignature')}
      </Button>
    </div>
  )
}

const padLook = {
  display: 'block',
  width: '100%',
  aspectRatio: `${size.width} / ${size.height}`,
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
  touchAction: 'none',
  cursor: 'crosshair',
} as const
