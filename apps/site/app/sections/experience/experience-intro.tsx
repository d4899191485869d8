import { PageTitle, Picture, RichText, Section, Stack, Sundial, Text, TwoColumns } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import sundial from '../../../pictures/sundial.webp?picture'
import { hotel } from '../../hotel'

const { history, people } = hotel

/** The first section of the experience page: title, picture, and the hosts’ words about the house. */
export function ExperienceIntro() {
  const { t } = useTranslation('experience')
  return (
    <Section scheme="quiet" space="compact" aria-labelledby="experience">
      <PageTitle marker={<Sundial hour={16} />} kicker={t('kicker')} id="experience">
        <RichText>{t('title')}</RichText>
      </PageTitle>
      <TwoColumns ratio="7:5">
        <Picture.Arch shape="broad">
          <Picture.Root {...sundial} alt={t('picture')} sizes="(width < 48rem) 90vw, 52vw" priority />
        </Picture.Arch>
        <Stack>
          <Text size="lead">{t('lead', history)}</Text>
          <Text>{t('signature', { host: people.host, brother: people.brother })}</Text>
        </Stack>
      </TwoColumns>
    </Section>
  )
}
