import { lazy, Suspense } from 'react'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import StatusGridPage from '../../rescue/donations/grid/StatusGridPage.tsx'

const DonorDay = lazy(() => import('./DonorDay.tsx'))

/** The store's home: post, repeat yesterday, what needs the clerk, who comes; then the list of its donations. */
export default function DonorHomePage() {
  const day = (
    <Suspense fallback={<RowsSkeleton rows={3} height={64} />}>
      <DonorDay />
    </Suspense>
  )
  return <StatusGridPage above={day} />
}
