import { plural } from '../../../../shared/core/text/text.ts'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { addressText } from '../../core/address/addressText.ts'
import { type Fact, Facts } from '../../core/figures/Facts.tsx'
import { Weight } from '../../core/figures/Weight.tsx'
import { listedDay, numberText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useMoment } from '../donations/moment.ts'

/** Facts of a load: who ships and carries it, when, and how much. */
export function LoadFacts({ load }: { load: SubmissionView }) {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const moment = useMoment(load.TimeZone)
  const counts = (cases: number, items: number) =>
    [
      text(plural(language, 'cases', cases), { count: numberText(cases, language) }),
      text(plural(language, 'itemsCount', items), { count: numberText(items, language) }),
    ].join(', ')
  const facts: Fact[] = [
    { label: text('shipper'), value: load.Shipper.Name },
    { label: text('carrier'), value: load.Carrier.Name || text('carrierUnknown') },
    { label: text('origin'), value: addressText(load.Origin) },
    {
      label: text('delivery'),
      value: [
        text('pickup', { day: listedDay(load.PickupDate, language) }),
        ...(load.DeliveryDate ? [text('deliveryDay', { day: listedDay(load.DeliveryDate, language) })] : []),
      ].join(' · '),
    },
    ...(load.OfferDeadline ? [{ label: text('offerDeadline'), value: moment(load.OfferDeadline) }] : []),
    {
      label: text('donated'),
      value: (
        <>
          <Weight value={load.Pounds} />, {counts(load.InitiallyDonatedCases, load.InitiallyDonatedItems)}
        </>
      ),
    },
    ...(load.DeliveredTime
      ? [
          {
            label: text('arrived'),
            value: `${counts(load.TotalCases, load.TotalItems)} · ${moment(load.DeliveredTime)}`,
          },
        ]
      : []),
  ]
  return (
    <Panel title={text('load')}>
      <Facts facts={facts} />
    </Panel>
  )
}
