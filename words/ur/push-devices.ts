import type * as english from '../en/push-devices.ts';

export const yourDevices = 'نوٹیفکیشن والے آلے';
export const whatTheyShow =
  'نوٹیفکیشن بتاتا ہے کہ کیا ہوا، آرڈر نمبر، رقم یا نام کے بغیر۔ آلے پر سائن آؤٹ کرنے سے، یا 14 دن یہاں نہ آنے سے، یہ بند ہو جاتا ہے۔';
export const switchOnHere = 'اس آلے پر چالو کریں';
export const switchingOn = 'چالو ہو رہا ہے...';
export const isOnHere = 'اس آلے پر چالو ہے۔';
export const thisDevice = 'یہ آلہ';
export const addedOn: typeof english.addedOn = ({ day }) => `${day} سے`;
export const remove = 'ہٹائیں';
export const removing = 'ہٹایا جا رہا ہے...';
export const removeDevice: typeof english.removeDevice = ({ device }) => `${device} ہٹائیں`;
export const noDevicesYet = 'ابھی کوئی آلہ نہیں۔ یہاں چالو کریں، پھر محفوظ کریں۔';
export const isBlocked =
  'یہ براؤزر اس سائٹ کے نوٹیفکیشن روکتا ہے۔ براؤزر کی سیٹنگ میں اس سائٹ کے لیے اجازت دیں، پھر واپس آئیں۔';
export const wasNotAllowed = 'آپ نے اجازت نہیں دی، اس لیے کچھ نہیں بدلا۔';
export const cannotHere =
  'یہ براؤزر اس سائٹ کے نوٹیفکیشن نہیں دکھا سکتا۔ دوسرا براؤزر آزمائیں، یا اوپر کوئی اور راستہ چنیں۔';
export const addToHomeScreen =
  'آئی فون یا آئی پیڈ پر پہلے اس سائٹ کو ہوم اسکرین پر شامل کریں (شیئر، پھر ہوم اسکرین پر شامل کریں)، اور وہیں سے کھولیں۔';
export const serviceNotReached = 'براؤزر کی پش سروس تک رسائی نہیں ہو سکی۔ کنکشن دیکھ کر دوبارہ کوشش کریں۔';
export const failedToSwitchOn = 'چالو نہیں ہو سکا';
export const failedToRemove = 'ہٹایا نہیں جا سکا';
export const failedToLoad = 'آپ کے آلے نہیں کھل سکے';
export const loading = 'آپ کے آلے کھل رہے ہیں...';
