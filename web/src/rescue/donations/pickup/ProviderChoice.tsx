import { useWatch } from 'react-hook-form'
import { directAcceptTexts } from '../../../../../shared/rescue/donations/texts/directAccept.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { ChoiceChips } from '../../../core/ui/ChoiceChips.tsx'
import { useText } from '../../../core/words/language.tsx'
import type { DirectAcceptFormReturn } from './directAccept.ts'

/** Provider that picks the donation up; another one has other drivers. */
export function ProviderChoice({ form }: { form: DirectAcceptFormReturn }) {
  const text = useText(directAcceptTexts)
  const provider = useWatch({ control: form.control, name: 'provider' })
  const { data = [] } = useApi(offers.listProviderTypes, {}, { revalidateOnFocus: false })
  return (
    <ChoiceChips
      legend={text('provider')}
      options={data.map(({ Code, Name }) => ({ value: Code, label: Name }))}
      value={provider}
      onChange={(chosen) => {
        form.setValue('provider', chosen, { shouldDirty: true })
        form.setValue('driverId', 0)
      }}
    />
  )
}
