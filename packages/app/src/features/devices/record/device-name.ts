export { deviceName } from '@attesta/domain/devices/device-name';
