import { Box, Card, Skeleton } from '@mui/material'
import type { ReactNode } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from '../words/language.tsx'

/** Says once that something loads; the shapes inside are only for the eye. */
function Loading({ children }: { children: ReactNode }) {
  const text = useText(frameTexts)
  return (
    <Box role="status" aria-label={text('loading')}>
      <Box aria-hidden>{children}</Box>
    </Box>
  )
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Lines of a list or table. */
export function RowsSkeleton({ rows = 6, height = 52 }: { rows?: number; height?: number }) {
  return (
    <Loading>
      {times(rows).map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 2,
            height,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Skeleton width="18%" />
          <Skeleton width="30%" />
          <Skeleton width="26%" />
          <Skeleton variant="rounded" width={84} height={24} sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Loading>
  )
}

/** Cards side by side, such as a dashboard's tiles. */
export function CardsSkeleton({ cards = 3, height = 120 }: { cards?: number; height?: number }) {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
        {times(cards).map((card) => (
          <Card key={card} sx={{ p: 2.5, height }}>
            <Skeleton width="45%" />
            <Skeleton width="70%" height={48} />
          </Card>
        ))}
      </Box>
    </Loading>
  )
}

/** A page about one thing: a wide part with its facts and a narrow one beside it. */
export function DetailSkeleton() {
  return (
    <Loading>
      <Skeleton width={280} height={48} />
      <Skeleton width={180} sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Loading>
  )
}

/** Labelled fields below each other. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Loading>
      {times(fields).map((field) => (
        <Box key={field} sx={{ mb: 2.5, maxWidth: 560 }}>
          <Skeleton width={120} />
          <Skeleton variant="rounded" height={42} />
        </Box>
      ))}
    </Loading>
  )
}
