import { plural } from '../../../../../shared/core/text/text.ts'
import { pendingApproval } from '../../../../../shared/rescue/donations/status/statusTypes.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { WaitingNote } from '../../../core/grid/WaitingNote.tsx'
import { paths } from '../../../core/paths.ts'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'

/** Number of match lists that wait for the food bank. */
export function PendingApprovals() {
  const text = useText(statusGridTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(offers.listPendingMatches, {}, { poll: 30_000 })
  if (error && !data) return <LoadFailed error={error} onRetry={() => mutate()} />
  const rows = data?.rows ?? []
  return (
    <WaitingNote
      rows={rows}
      text={text(data?.HasMore ? 'waitingMore' : plural(language, 'waiting', rows.length), { count: rows.length })}
      grid="status"
      status={pendingApproval.ID}
      pathUnder={(filters) => paths.statusGrid('FoodBank', filters)}
    />
  )
}
