import { orderPlaceTexts } from '../../../../../shared/pantry/ordering/texts/orderPlace.ts'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useText } from '../../../core/words/language.tsx'

/** Mark beside the name of a place. */
export default function PlaceMark({ mark }: { mark: 'usualPlace' | 'invitedOnly' }) {
  const text = useText(orderPlaceTexts)
  return <StatusChip tone="info" label={text(mark)} />
}
