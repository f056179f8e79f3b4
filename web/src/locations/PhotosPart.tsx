import { locationTexts } from '../../../shared/text/locations.ts'
import { useText } from '../app/language.tsx'
import LocationImages from '../attachments/LocationImages.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { PartProps } from './locationTabs.tsx'

/** Photos of the place, as customers see them. */
export default function PhotosPart({ location, isOwn }: PartProps) {
  const text = useText(locationTexts)
  return (
    <Panel title={text('tabPhotos')}>
      <LocationImages locationId={location.ID} isReadOnly={!isOwn} />
    </Panel>
  )
}
