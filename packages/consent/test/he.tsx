import type { DefaultConsentCategory } from '../src/core'
import type { ConsentMessages } from '../src/locales/messages'

/** Texts in Hebrew for the stories that are written right to left. The package has no such locale. */
export const he: ConsentMessages<DefaultConsentCategory> = {
  main: {
    title: (
      <>
        הנתונים שלכם, <em>הבחירה שלכם</em>
      </>
    ),
    description:
      'מה שהאתר צריך כדי לפעול דולק תמיד. להעדפות, לסטטיסטיקה, למפות ולפרסום, גם של צד שלישי, נחוצה הסכמתכם. אפשר לבטל אותה בכל עת.',
    acceptAll: 'אישור הכול',
    rejectAll: 'דחיית הכול',
    settings: 'הגדרות',
    close: 'סגירה ודחיית הכול',
    globalPrivacyControl:
      'הדפדפן שולח Global Privacy Control: הסטטיסטיקה והשיווק כבויים כל עוד לא אישרתם אותם כאן.',
  },
  preferences: {
    title: 'העדפות עוגיות',
    description: 'בחרו מה מותר. אפשר לשנות זאת בכל עת בתחתית העמוד.',
    save: 'שמירת הבחירה',
    rejectAll: 'דחיית הכול',
    back: 'חזרה',
    close: 'סגירה בלי שינוי',
  },
  categories: {
    necessary: { title: 'הכרחיות', description: 'דולקות תמיד. שומרות את ההחלטה ואת ההגדרות שביקשתם.' },
    preferences: { title: 'העדפות', description: 'זוכרות איך תרצו שהאתר ייראה ויפעל.' },
    analytics: { title: 'סטטיסטיקה', description: 'סופרת ביקורים בלי לרשום את שמכם.' },
    marketing: { title: 'שיווק', description: 'מציג מפות ומודד פרסום.' },
  },
  reminder: { text: 'עד שתחליטו נשמרים רק נתונים הכרחיים.', action: 'להחלטה' },
  gate: {
    title: '{service} דורש את הסכמתכם',
    text: 'התוכן ייטען מ-{vendor}, שיקבל את כתובת ה-IP שלכם ועשוי לשמור עוגיות. הטעינה מאשרת את כל הקטגוריה „{category}”; אפשר לבטל את ההסכמה בכל עת.',
    allow: 'טעינת {service}',
  },
  trigger: 'העדפות עוגיות',
  policy: 'מדיניות פרטיות',
}
