import { SectionTitle, type SectionTitleProps } from '../section-title/section-title'

export type PageTitleProps = Omit<SectionTitleProps, 'as' | 'size'>

/** The `<h1>` of a page without a hero, below its kicker. Props other than `marker` and `kicker` go to the heading. */
export function PageTitle(props: PageTitleProps) {
  return (
    <div
      data-slot="ui-page-title"
      className="ui:mb-section-head ui:flex ui:max-w-[78rem] ui:flex-col ui:gap-6"
    >
      <SectionTitle as="h1" size="h1" {...props} />
    </div>
  )
}
