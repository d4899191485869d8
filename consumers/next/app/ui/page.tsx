// A server component with components that need no code in the browser.
export { Page as default } from '../../readme/ui/page'
