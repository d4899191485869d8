// A server component. It shows the components of ui that need no code in the browser.
export { Page as default } from '../../readme/ui/page'
