import StatusGridPage from '../../rescue/donations/grid/StatusGridPage.tsx'
import { DonorDay } from './DonorDay.tsx'

/** The store's home: post, repeat yesterday, what needs the clerk, who comes; then the list of its donations. */
export default function DonorHomePage() {
  return <StatusGridPage above={<DonorDay />} />
}
