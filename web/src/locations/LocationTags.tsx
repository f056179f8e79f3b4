import { tagTexts } from '../../../shared/text/tags.ts'
import { useText } from '../app/language.tsx'
import { LocationTagsPanel } from '../tags/LocationTagsPanel.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { PartProps } from './locationTabs.tsx'

/** Which of its owner's products the location offers. */
export default function LocationTags({ location: { ID: id }, isOwn }: PartProps) {
  const text = useText(tagTexts)
  return (
    <Panel title={text('title')}>
      <LocationTagsPanel locationId={id} isReadOnly={!isOwn} />
    </Panel>
  )
}
