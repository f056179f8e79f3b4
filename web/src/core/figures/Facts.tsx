import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { isolate } from '../words/direction.ts'

export interface Fact {
  label: string
  value: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** Numbers, which end at the same edge on a phone too. */
  areNumbers?: boolean
}

/** Labelled values below each other: what is known about a thing. */
export function Facts({ facts, areNumbers = false }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: areNumbers ? '1fr auto' : { xs: '1fr', sm: 'minmax(120px, 34%) 1fr' },
        columnGap: 2,
        rowGap: areNumbers ? 1 : { xs: 0.25, sm: 1.25 },
      }}
    >
      {facts.map((fact) => (
        <Box key={fact.label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {fact.label}
          </Box>
          <Box component="dd" sx={areNumbers ? number : { m: 0, mb: { xs: 1.25, sm: 0 }, minWidth: 0 }}>
            {isolate(fact.value)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const number = { m: 0, textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const
