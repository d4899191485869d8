/**
 * Classes of the frame of an image whose file may be dark ink without a ground, such as an engraving or a logo.
 * Forced-colours mode makes the page behind the image dark but leaves the image as it is, so the frame stays light.
 */
export const paperClasses = 'ui:forced-color-adjust-none ui:forced-colors:bg-paper'
