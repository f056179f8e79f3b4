import { Skeleton } from '@mui/material'
import { type ComponentProps, lazy, Suspense } from 'react'

const AddressPin = lazy(() => import('./AddressPin.tsx'))

/** Words about an address and its map, loaded beside the form. */
export const LazyPin = (props: ComponentProps<typeof AddressPin>) => (
  <Suspense fallback={<Skeleton variant="rectangular" height={48} />}>
    <AddressPin {...props} />
  </Suspense>
)
