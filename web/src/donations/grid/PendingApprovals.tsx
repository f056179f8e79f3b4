import * as offers from '../../../../shared/api/offers.ts'
import { pendingApproval } from '../../../../shared/status/statusTypes.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { plural } from '../../../../shared/text/text.ts'
import { useLanguage, useText } from '../../app/language.tsx'
import { useApi } from '../../data/useApi.ts'
import { WaitingNote } from '../../grid/WaitingNote.tsx'
import { paths } from '../../paths.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'

/** How many match lists wait for the food bank. */
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
