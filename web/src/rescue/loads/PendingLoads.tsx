import { plural } from '../../../../shared/core/text/text.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { pendingOffer } from '../../../../shared/rescue/loads/status.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useApi } from '../../core/data/useApi.ts'
import { WaitingNote } from '../../core/grid/WaitingNote.tsx'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Number of loads that wait for the network. */
export function PendingLoads() {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(distributors.listPendingSubmissions, {}, { poll: 60_000 })
  if (error && !data) return <LoadFailed error={error} onRetry={() => mutate()} />
  const rows = data?.rows ?? []
  return (
    <WaitingNote
      rows={rows}
      text={text(data?.HasMore ? 'pendingMore' : plural(language, 'pending', rows.length), { count: rows.length })}
      grid="distributor"
      status={pendingOffer.ID}
      pathUnder={(filters) => paths.loads('FeedingAmerica', filters)}
    />
  )
}
