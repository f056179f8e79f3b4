import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface FiguresProps {
  /** Names the card where no heading does. */
  label?: string
  /** `note` stands below the number, such as its change. */
  figures: readonly { label: string; value: ReactNode; note?: ReactNode }[]
  isLarge?: boolean
}

/** A card of figures side by side; on a phone in pairs, an odd first one alone. */
export function Figures({ label, figures, isLarge = false }: FiguresProps) {
  const wide = figures.length > 3 ? 'md' : 'sm'
  const hasNotes = figures.some(({ note }) => note)
  const isOdd = figures.length % 2 === 1
  return (
    <Card {...(label ? { component: 'section', 'aria-label': label } : {})}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', [wide]: `repeat(${figures.length}, 1fr)` } }}
      >
        {figures.map((figure, index) => (
          <Box
            key={figure.label}
            sx={{
              ...well,
              ...(index === 0 ? { gridColumn: isOdd ? { xs: '1 / -1', [wide]: 'auto' } : 'auto' } : divided(wide)),
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {figure.label}
            </Box>
            <Box component="dd" sx={isLarge ? large : number}>
              {figure.value}
              {hasNotes ? (
                <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
                  {figure.note}
                </Typography>
              ) : null}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** The name comes first for screen readers and stands below the number for the eye. */
const well = { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', p: 2.5 } as const
const divided = (wide: 'sm' | 'md') => ({ borderLeft: { [wide]: '1px solid var(--mui-palette-divider)' } })
const number = { m: 0, typography: 'h2', fontVariantNumeric: 'tabular-nums' } as const
const large = { m: 0, typography: 'display' } as const
